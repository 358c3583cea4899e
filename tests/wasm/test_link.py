"""Object files become modules, or an error says what no browser could run."""

import llvmlite.binding as llvm
import pytest
import wasmtime

from azkit.errors import AzkitError
from azkit.wasm.link import link


def object_file(text):
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple("wasm32-unknown-unknown").create_target_machine(reloc="static")
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "wasm32-unknown-unknown"\n'
    return machine.emit_object(llvm.parse_assembly(head + text))


def test_functions_are_exported_by_name():
    text = """
    @table = internal constant [3 x i32] [i32 5, i32 7, i32 9]
    define i32 @second(i32 %k) {
      %at = getelementptr [3 x i32], ptr @table, i32 0, i32 %k
      %value = load i32, ptr %at
      ret i32 %value
    }
    define internal i32 @hidden(i32 %k) noinline { ret i32 %k }
    define i32 @first(i32 %k) {
      %value = call i32 @hidden(i32 %k)
      ret i32 %value
    }
    """
    store = wasmtime.Store()
    module = wasmtime.Module(store.engine, link(object_file(text), ["first", "second"]))
    assert [export.name for export in module.exports] == ["first", "second"]
    memory = wasmtime.Memory(store, wasmtime.MemoryType(wasmtime.Limits(1, None)))
    exports = wasmtime.Instance(store, module, [memory] * len(module.imports)).exports(store)
    assert (exports["first"](store, 4), exports["second"](store, 2)) == (4, 9)


def test_a_call_that_no_browser_has_is_named():
    text = "declare i32 @puts(i32)\ndefine i32 @f(i32 %k) {\n  %v = call i32 @puts(i32 %k)\n  ret i32 %v\n}\n"
    with pytest.raises(AzkitError, match="compiled code calls puts, which a browser does not have"):
        link(object_file(text), ["f"])


def test_tables_that_leave_no_room_for_the_stack_are_refused():
    text = "@table = constant [900000 x i8] zeroinitializer\ndefine i32 @f() {\n  ret i32 0\n}\n"
    with pytest.raises(AzkitError, match="tables take 900000 bytes"):
        link(object_file(text), ["f"])
