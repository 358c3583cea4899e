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
async function request(path, body, signal) {
  const headers = { "Content-Type": "application/json" };
  if (token()) headers.Authorization = `Bearer ${token()}`;
  const about = body === undefined ? { headers, signal }
    : { method: "POST", headers, body: JSON.stringify(body), signal };
  const response = await fetch(path, about).catch((error) => {
    throw signal?.aborted ? error : new Error("the server does not answer: is azkit web still running?");
  });
  if (response.ok) return response;
  const told = await response.json().catch(() => ({}));
  throw new Error(told.error ?? `the server answers ${response.status}`);
}

export const ask = async (path, body, signal) => (await request(path, body, signal)).json();

/** Hand on server-sent events until they end; EventSource itself cannot send a token. */
export async function listen(path, onEvent, signal) {
  const response = await request(path, undefined, signal);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const events = (rest + value).split("\n\n");
    rest = events.pop();
    for (const text of events) {
      const fields = Object.fromEntries(text.split("\n").map((line) => [line.split(":")[0], line.slice(line.indexOf(":") + 2)]));
      if (fields.data) onEvent(fields.event, JSON.parse(fields.data));
    }
  }
}
