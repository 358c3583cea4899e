"""numba functions -> WebAssembly, by llvmlite alone: their IR, not yet optimised, is retargeted, then optimised.

Only a process started with NUMBA_OPT=0 may do so: IR that was optimised for a 64-bit machine has byte offsets of 8-byte
pointers in it and would be silently wrong. Functions must not call themselves. Arrays that they make come from SHIM.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any

import llvmlite.binding as llvm

from ..compiled import numba
from .kernels import OPTIONS
from .link import link

TRIPLE = "wasm32-unknown-unknown"
# All browsers of the last years have these; relaxed-simd, which has fused multiply-add, they do not.
FEATURES = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
# In place of numba's runtime: arrays are blocks of a power of two bytes, freed ones in one list for each power. A block
# begins with what numba keeps of an array (references, three pointers, size); its data are 32 bytes on.
# Of reshape there is what rules need, that of a flat array without gaps.
SHIM = """
%block = type { i64, ptr, ptr, ptr, i64 }
@heap_top = internal global i32 0
@heap_end = internal global i32 0
@heap_free = internal global [32 x ptr] zeroinitializer
declare void @llvm.trap()
declare i32 @llvm.ctlz.i32(i32, i1)

define i32 @heap(i32 %start, i32 %end) {
  store i32 %start, ptr @heap_top
  store i32 %end, ptr @heap_end
  call void @llvm.memset.p0.i32(ptr @heap_free, i8 0, i32 128, i1 false)
  ret i32 0
}
declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)

define i32 @power(i64 %size) alwaysinline {
  %bytes = trunc i64 %size to i32
  %more = add i32 %bytes, 31
  %zeros = call i32 @llvm.ctlz.i32(i32 %more, i1 false)
  %power = sub i32 32, %zeros
  ret i32 %power
}

define noalias ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %power = call i32 @power(i64 %size)
  %list = getelementptr [32 x ptr], ptr @heap_free, i32 0, i32 %power
  %first = load ptr, ptr %list
  %none = icmp eq ptr %first, null
  br i1 %none, label %take, label %reuse
reuse:
  %nextat = getelementptr %block, ptr %first, i32 0, i32 1
  %next = load ptr, ptr %nextat
  store ptr %next, ptr %list
  br label %done
take:
  %top = load i32, ptr @heap_top
  %room = shl i32 1, %power
  %new = add i32 %top, %room
  %end = load i32, ptr @heap_end
  %full = icmp ugt i32 %new, %end
  br i1 %full, label %fail, label %fits
fail:
  call void @llvm.trap()
  unreachable
fits:
  store i32 %new, ptr @heap_top
  %fresh = inttoptr i32 %top to ptr
  br label %done
done:
  %at = phi ptr [ %first, %reuse ], [ %fresh, %fits ]
  store i64 1, ptr %at
  %data = getelementptr i8, ptr %at, i32 32
  %dataat = getelementptr %block, ptr %at, i32 0, i32 3
  store ptr %data, ptr %dataat
  %sizeat = getelementptr %block, ptr %at, i32 0, i32 4
  store i64 %size, ptr %sizeat
  ret ptr %at
}

define i32 @numba_attempt_nocopy_reshape(i64 %nd, ptr %dims, ptr %strides, i64 %newnd, ptr %newdims, ptr %newstrides,
    i64 %itemsize, i32 %fortran) {
entry:
  %flat = icmp eq i64 %nd, 1
  %stride = load i64, ptr %strides
  %dense = icmp eq i64 %stride, %itemsize
  %can = and i1 %flat, %dense
  br i1 %can, label %look, label %no
look:
  %left = phi i64 [ %newnd, %entry ], [ %at, %write ]
  %step = phi i64 [ %itemsize, %entry ], [ %next, %write ]
  %done = icmp eq i64 %left, 0
  br i1 %done, label %yes, label %write
write:
  %at = sub i64 %left, 1
  %strideat = getelementptr i64, ptr %newstrides, i64 %at
  store i64 %step, ptr %strideat
  %sizeat = getelementptr i64, ptr %newdims, i64 %at
  %size = load i64, ptr %sizeat
  %next = mul i64 %step, %size
  br label %look
yes:
  ret i32 1
no:
  ret i32 0
}

define void @NRT_MemInfo_call_dtor(ptr %at) {
  %sizeat = getelementptr %block, ptr %at, i32 0, i32 4
  %size = load i64, ptr %sizeat
  %power = call i32 @power(i64 %size)
  %list = getelementptr [32 x ptr], ptr @heap_free, i32 0, i32 %power
  %first = load ptr, ptr %list
  %nextat = getelementptr %block, ptr %at, i32 0, i32 1
  store ptr %first, ptr %nextat
  store ptr %at, ptr %list
  ret void
}
"""


def compile_module(entries: Mapping[str, Callable], signature: Any) -> bytes:
    """A module that exports these functions, all of this signature of pointers and int32s, and `heap` of SHIM.

    `heap(start, end)` says where arrays may lie, and forgets those that a call which failed left behind. An exception
    in compiled code stops the call as a trap.
    """
    assert numba.config.OPT == 0, "see the head of this file"
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    target = llvm.Target.from_triple(TRIPLE)
    machine = target.create_target_machine(cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default")
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    module = llvm.parse_assembly(head + SHIM)
    for name, function in entries.items():
        text, native = _typed(function, signature)
        native_module = llvm.parse_assembly(_retarget(text, head))
        kinds = [str(argument.type) for argument in native_module.get_function(native).arguments]
        module.link_in(native_module)
        module.link_in(llvm.parse_assembly(head + _wrapper(name, native, kinds)))
    exports = [*entries, "heap"]
    for value in (*module.functions, *module.global_variables):
        if not value.is_declaration and value.name not in exports:
            value.linkage = "internal"  # so that what is inlined everywhere goes
    module.verify()
    _optimise(module, machine)
    return link(machine.emit_object(module), exports)


def _typed(function: Callable, signature: Any) -> tuple[str, str]:
    """The IR of a function and of all that it calls, and its name there."""
    (compiled,) = numba.njit(signature, **OPTIONS)(function).overloads.values()
    return compiled.library.get_llvm_str(), compiled.fndesc.llvm_func_name


def _retarget(text: str, head: str) -> str:
    """The same IR for another machine; reference counting is inlined, since there is one thread."""
    text = re.sub(r'target (datalayout|triple) = ".*"\n', "", text)
    text = re.sub(r'"(target-cpu|target-features|tune-cpu)"="[^"]*"', "", text)
    return head + text.replace("{ noinline }", "{ alwaysinline }")


def _wrapper(name: str, native: str, kinds: list[str]) -> str:
    """A C function around one of numba's, whose first arguments are where result and exception go."""
    given = [f"{kind} %a{index}" for index, kind in enumerate(kinds[2:])]
    return f"""
declare i32 @"{native}"({", ".join(kinds)})
declare void @llvm.trap()
define i32 @{name}({", ".join(given)}) {{
  %result = alloca i32
  %exception = alloca ptr
  %status = call i32 @"{native}"({", ".join(["ptr %result", "ptr %exception", *given])})
  %fine = icmp eq i32 %status, 0
  br i1 %fine, label %done, label %failed
failed:
  call void @llvm.trap()
  unreachable
done:
  %value = load i32, ptr %result
  ret i32 %value
}}
"""


def _optimise(module: Any, machine: Any) -> None:
    """Reference counts that cancel out go, then LLVM's own passes at -O3."""
    options = llvm.create_pipeline_tuning_options(3)
    options.loop_vectorization = options.slp_vectorization = options.loop_unrolling = True
    builder = llvm.create_pass_builder(machine, options)
    prune = llvm.create_new_module_pass_manager()
    prune.add_refprune_pass()
    prune.run(module, builder)
    builder.getModulePassManager().run(module, builder)
