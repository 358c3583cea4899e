/** What the pages ask of the server: JSON, and streams of events, with the token where one is in force. */

const TOKEN = "azkit token";

/** The token that came with the address, kept for this tab and taken out of sight. */
function token() {
  const address = new URL(location.href);
  const given = address.searchParams.get("token");
  if (given) {
    sessionStorage.setItem(TOKEN, given);
    address.searchParams.delete("token");
    history.replaceState(null, "", address);
  }
  return sessionStorage.getItem(TOKEN);
}

/** A request's response, or an Error with the server's one line. */
export async function ask(path, body, signal) {
  const headers = { "Content-Type": "application/json" };
  if (token()) headers.Authorization = `Bearer ${token()}`;
  const request = body === undefined ? { headers, signal }
    : { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(path, request).catch((error) => {
    throw signal?.aborted ? error : new Error("the server does not answer: is azkit web still running?");
  });
  if (response.ok) return response;
  const reply = await response.json().catch(() => ({}));
  throw new Error(reply.error ?? `the server answers ${response.status}`);
}

export const json = async (path, body, signal) => (await ask(path, body, signal)).json();

/** A stream's parts, as they come. */
export async function* parts(response, separator) {
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  try {
    for (let done = false, value; !done;) {
      ({ done, value } = await reader.read());
      const pieces = (rest + (value ?? "")).split(separator);
      rest = done ? "" : pieces.pop();
      yield* pieces.filter(Boolean);
    }
  } finally {
    reader.cancel().catch(() => {});  // who stops reading lets go of the connection, of which a browser has six
  }
}

/** Server-sent events, each as its kind and its data; EventSource itself cannot send a token. */
export async function* events(path, signal) {
  for await (const part of parts(await ask(path, undefined, signal), "\n\n")) {
    const [, kind] = part.match(/^event: (.*)$/m) ?? [];
    const [, data] = part.match(/^data: (.*)$/m) ?? [];
    if (data) yield [kind, JSON.parse(data)];
  }
}
