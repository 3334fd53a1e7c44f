const PATH = '/rest/v1/contact_submissions';

/** Where the host passes messages on to, when the build has a project. */
export const forwarded = (project?: string) => (project ? new URL(PATH, project).href : undefined);

/**
 * The files by which a host passes messages on, and nothing else: `_redirects` for Netlify, whose rules know no method;
 * the others for Cloudflare Pages, whose rules cannot leave the site. `_routes.json` keeps files from the worker.
 */
export function forwardingFiles(project?: string): Record<string, string> {
  const url = forwarded(project);
  if (!url) return {};
  return {
    _redirects: `${PATH} ${url} 200\n`,
    '_routes.json': JSON.stringify({ version: 1, include: [PATH], exclude: [] }),
    '_worker.js': `export default {
  fetch: (request, { ASSETS }) =>
    request.method === 'POST' ? fetch(${JSON.stringify(url)}, request) : ASSETS.fetch(request),
};\n`,
  };
}
