/** The settings of .env.example that become part of the built site (https://vite.dev/guide/env-and-mode). */
interface ImportMetaEnv {
  readonly VITE_SUPABASE_URL?: string;
  readonly VITE_SUPABASE_ANON_KEY?: string;
}

/** A setting that is not declared here does not compile. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}
