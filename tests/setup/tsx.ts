/** Uses V8's baseline compiler only: optimising PGlite's 9 MB of WebAssembly takes longer than most tests. */
export const baselineCompiler = '--liftoff-only';

/** Makes Node run a TypeScript file in a process of its own. */
export const tsx = [baselineCompiler, '--import', 'tsx'];
