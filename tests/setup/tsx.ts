/**
 * V8's baseline compiler alone: to optimise the 9 MB of WebAssembly that are PGlite takes longer than what most tests
 * ask of it.
 */
export const baselineCompiler = '--liftoff-only';

/** Makes Node run a TypeScript file in a process of its own. */
export const tsx = [baselineCompiler, '--import', 'tsx'];
