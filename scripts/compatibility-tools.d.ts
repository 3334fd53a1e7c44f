declare module 'es-check' {
  type Check = {
    ecmaVersion: 'checkBrowser';
    checkBrowser: true;
    checkFeatures: boolean;
    module: boolean;
    files: string[];
    ignore: string;
  };
  export function runChecks(
    checks: Check[],
    options: { isNodeAPI: true },
  ): Promise<{ success: boolean; errors: { file: string; err: Error }[] }>;
}

declare module 'doiuse/lib/DoIUse.js' {
  import type { Plugin } from 'postcss';

  type Usage = { feature: string; usage: { toString(): string } };
  export default class DoIUse implements Plugin {
    constructor(options: { browsers: string[]; onFeatureUsage: (usage: Usage) => void });
    postcssPlugin: string;
  }
}
