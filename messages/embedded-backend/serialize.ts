/** What serves the REST interface: of Lite's `App`, all that its middleware asks. */
interface Served {
  fetch(request: Request, context?: { peerAddress: string | null }): Promise<Response>;
}

/**
 * Lets one request at a time reach the database. PGlite has a single session, and Lite 0.10 does not keep
 * requests apart in it: two at once share a transaction, so that a refused message takes an accepted one with
 * it, and a visitor can act in the role of the request before. Bodies are read first, so that nobody who sends
 * slowly holds up the others.
 */
export function serialize(app: Served): Served {
  let last: Promise<unknown> = Promise.resolve();

  async function fetch(request: Request, context?: { peerAddress: string | null }): Promise<Response> {
    const { method, headers } = request;
    const body = request.body && (await request.arrayBuffer());
    const complete = new Request(request.url, { method, headers, body });
    const answer = last.then(() => app.fetch(complete, context));
    last = answer.catch(() => undefined);
    return answer;
  }
  return { fetch };
}
