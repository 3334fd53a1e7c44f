import type { CmsConfig, Field } from '@sveltia/cms';
import { languagesOf, original } from '../content/languages.ts';
import { siteContent } from '../content/read/read.ts';
import { type Described, described } from '../content/read/schema.ts';
import { isShared } from '../content/read/translate.ts';

const locales = languagesOf(siteContent);

function fieldOf(name: string, field: Described, isRequired: boolean): Field {
  const { label, hint, widget = 'string', folder, properties, items, enum: options, minItems: min } = field;
  // What has no translation is shown in English.
  const required = isRequired && [original];
  // Parts and entries are added, moved and removed in all languages at once.
  const i18n =
    field.isKey || ((properties || items) && !isShared(field)) ? ('duplicate' as const) : !isShared(field);
  const common = { name, label, hint, required, i18n };
  if (properties) return { ...common, widget: 'object', fields: fieldsOf(field) };
  if (items) {
    const isFixed = min !== undefined && min === field.maxItems;
    return {
      ...common,
      widget: 'list',
      min,
      max: field.maxItems,
      allow_add: !isFixed,
      allow_remove: !isFixed,
      allow_duplicate: false,
      label_singular: items.label,
      ...(items.properties
        ? { collapsed: true, summary: summaryOf(items.properties), fields: fieldsOf(items) }
        : { field: fieldOf('item', items, true) }),
    };
  }
  if (options) return { ...common, widget: 'select', options };
  if (folder)
    return {
      ...common,
      widget: 'image',
      media_folder: `/content/images/${folder}`,
      public_folder: folder,
      choose_url: false,
    };
  const { maxLength } = field;
  if (!maxLength) return { ...common, widget } as Field;
  // Sveltia 0.221.1 counts to one limit in all languages. Test: “a translation may be twice as long”.
  if (!i18n || locales.length === 1) return { ...common, widget, maxlength: maxLength } as Field;
  const inEnglish = `At most ${maxLength} characters in English.`;
  return { ...common, widget, hint: [hint, inEnglish].filter(Boolean).join(' ') } as Field;
}

/** An entry is known by its first field; in a translation, by the first that it has. */
function summaryOf(properties: Record<string, Described>) {
  const names = Object.keys(properties);
  const own = names.findIndex((name) => !isShared(properties[name] as Described));
  return names
    .slice(0, own + 1)
    .map((name) => `{{${name}}}`)
    .join(' ');
}

const fieldsOf = ({ properties = {}, required }: Described) =>
  Object.entries(properties).map(([name, each]) => fieldOf(name, each, required?.includes(name) ?? false));

/** Tells since when a translation may be out of date. */
const compared: Field = {
  name: 'compared',
  label: 'Compared with the English on',
  hint: 'For a translation: set it once the whole page says what the English says.',
  widget: 'datetime',
  type: 'date',
  required: false,
  i18n: true,
};

/**
 * The form's configuration for Sveltia CMS.
 *
 * @param repository on GitHub: `owner/name`
 */
export function forms(repository: string): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Words and pictures',
    backend: { name: 'github', repo: repository, branch: 'words', auth_methods: ['token'] },
    media_folder: 'content/images',
    public_folder: '',
    media_libraries: {
      // Makes photos smaller, and removes the place where they were taken.
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    // Names of photos are parts of addresses.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    i18n: { structure: 'multiple_folders', locales, default_locale: original },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        i18n: true,
        // Sveltia 0.221.1 finds no folder of an optional picture in a list. Test: “every picture of about”.
        media_folder: '/content/images/scenes',
        public_folder: 'scenes',
        files: Object.entries(described.properties ?? {}).map(([name, file]) => ({
          name,
          label: file.label,
          file: `content/{{locale}}/${name}.yaml`,
          i18n: { locales: name === 'promises' ? [original] : locales },
          fields: [
            // A translation has a switch of its own.
            ...fieldsOf(file).map((field) => (field.name === 'example' ? { ...field, i18n: true } : field)),
            ...(name === 'promises' ? [] : [compared]),
          ],
        })),
      },
    ],
  };
}
