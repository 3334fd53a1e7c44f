import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

export type HeaderRule = { pattern: RegExp; headers: readonly [name: string, value: string][] };

/**
 * Reads a `_headers` file as Netlify and Cloudflare Pages do: a path (with `*` for anything) on a line of its own,
 * its headers indented under it, `! Name` takes a header of an earlier rule away.
 */
export function parseHeaders(file: string): HeaderRule[] {
  const rules: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of file.split('\n')) {
    const text = line.trim();
    if (text === '' || text.startsWith('#')) continue;
    const rule = rules.at(-1);
    if (!/^\s/.test(line)) {
      const path = text.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
      rules.push({ pattern: new RegExp(`^${path}$`), headers: [] });
    } else if (text.startsWith('!')) {
      rule?.headers.push([text.slice(1).trim(), '']);
    } else {
      const colon = text.indexOf(':');
      rule?.headers.push([text.slice(0, colon), text.slice(colon + 1).trim()]);
    }
  }
  return rules;
}

/** The headers that a static host sends with the answer for `path`. */
export function headersFor(path: string, rules: readonly HeaderRule[]): Map<string, string> {
  const headers = new Map<string, string>();
  for (const rule of rules.filter(({ pattern }) => pattern.test(path))) {
    for (const [name, value] of rule.headers) {
      if (value) headers.set(name, value);
      else headers.delete(name);
    }
  }
  return headers;
}

/** Makes `vite preview` answer with the headers of the built `_headers` file, as the static hosts do. */
export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ config, middlewares }) {
      const rules = parseHeaders(readFileSync(resolve(config.root, config.build.outDir, '_headers'), 'utf8'));
      middlewares.use((request, response, next) => {
        const path = `/${(request.url ?? '/').replace(/[?#].*$/, '').slice(config.base.length)}`;
        for (const [name, value] of headersFor(path, rules)) response.setHeader(name, value);
        next();
      });
    },
  };
}
