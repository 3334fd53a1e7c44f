import tailwindcss from '@tailwindcss/postcss';
import autoprefixer from 'autoprefixer';

/** Of Tailwind's reset, what the site has none of: half a kilobyte in every document. */
const absent =
  /^(hr|abbr|b|code|kbd|samp|pre|small|sub|sup|table|progress|menu|select|video|canvas|audio|embed|object|h[456]|:host)\b|::file-selector|::placeholder|::-webkit-(search|date|inner|outer|calendar)|type=button|optgroup/;
const lessReset = {
  postcssPlugin: 'less-reset',
  OnceExit(root) {
    root.walkRules((rule) => {
      const selectors = rule.selectors.filter((selector) => !absent.test(selector));
      if (selectors.length === 0) rule.remove();
      else if (selectors.length < rule.selectors.length) rule.selectors = selectors;
    });
  },
};

export default { plugins: [tailwindcss(), lessReset, autoprefixer()] };
