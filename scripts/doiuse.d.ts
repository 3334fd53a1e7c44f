declare module 'doiuse/lib/DoIUse.js' {
  import type { Plugin } from 'postcss';

  type Usage = { feature: string; usage: { toString(): string } };
  export default class DoIUse implements Plugin {
    constructor(options: { browsers: string[]; onFeatureUsage: (usage: Usage) => void });
    postcssPlugin: string;
  }
}
