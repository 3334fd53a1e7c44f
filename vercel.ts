import { forwarded } from './site/host.ts';
import settings from './site/vercel.json' with { type: 'json' };

/** Vercel bundles and runs this file; `trailingSlash` has redirected a message to the address with a slash. */
const destination = forwarded(process.env.VITE_SUPABASE_URL);
export const config = {
  ...settings,
  rewrites: destination ? [{ source: '/rest/v1/contact_submissions(/?)', destination }] : [],
};
