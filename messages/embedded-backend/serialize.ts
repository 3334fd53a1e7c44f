/** Declares all that Lite's middleware uses of its `App`. */
interface Served {
  fetch(request: Request, context?: { peerAddress: string | null }): Promise<Response>;
}

/** The longest message as escaped emoji, in bytes, rounded up. */
const LONGEST_BODY = 100_000;

/**
 * Lets one request at a time reach the database: in PGlite's single session Lite 0.10 runs concurrent requests in one
 * transaction, with each other's role, and one rollback for all. Bodies are read first: a slow upload delays nobody.
 */
export function serialize(app: Served): Served {
  let last: Promise<unknown> = Promise.resolve();

  const fetch: Served['fetch'] = async (request, context) => {
    const { method, headers } = request;
    const length = headers.has('transfer-encoding') ? Infinity : Number(headers.get('content-length'));
    if (length > LONGEST_BODY) return new Response(null, { status: 413 });
    const body = request.body && (await request.arrayBuffer());
    const complete = new Request(request.url, { method, headers, body });
    const answer = last.then(() => app.fetch(complete, context));
    last = answer.catch(() => undefined);
    return answer;
  };
  return { fetch };
}
