import tailwindcss from '@tailwindcss/postcss';
import autoprefixer from 'autoprefixer';

/** Matches Tailwind's reset of elements and inputs that no view has. */
const unused =
  /^(hr|abbr|code|small|su[bp]|table|progress|:where\(select|::file|::-webkit-(date|calendar|search|inner)|:-moz-)/;
const dropUnused = {
  postcssPlugin: 'drop-unused',
  Once: (root) => root.walkRules(unused, (rule) => rule.remove()),
};

export default { plugins: [tailwindcss(), autoprefixer(), dropUnused] };
