import type { CmsConfig, Field } from '@sveltia/cms';
import { type Described, described } from '../content/read/schema.ts';

/** A field of the form, from the schema that checks it. */
function fieldOf(name: string, field: Described, required: boolean): Field {
  const {
    label,
    hint,
    widget = 'string',
    folder,
    fixed,
    properties,
    items,
    enum: options,
    minItems: min,
  } = field;
  const common = { name, label, hint, required, readonly: fixed };
  if (properties) return { ...common, widget: 'object', fields: fieldsOf(field) };
  if (items) {
    const isFixed = fixed || (min !== undefined && min === field.maxItems);
    return {
      ...common,
      widget: 'list',
      min,
      max: field.maxItems,
      allow_add: !isFixed,
      allow_remove: !isFixed,
      allow_duplicate: false,
      allow_reorder: !fixed,
      label_singular: items.label,
      ...(items.properties
        ? { collapsed: true, summary: `{{${Object.keys(items.properties)[0]}}}`, fields: fieldsOf(items) }
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
  return { ...common, widget, maxlength: field.maxLength ?? undefined } as Field;
}

const fieldsOf = ({ properties = {}, required }: Described) =>
  Object.entries(properties).map(([name, each]) => fieldOf(name, each, required?.includes(name) ?? false));

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
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        // Sveltia finds no folder of an optional picture in a list: those of sections go here.
        media_folder: '/content/images/scenes',
        public_folder: 'scenes',
        files: Object.entries(described.properties ?? {}).map(([name, file]) => ({
          name,
          label: file.label,
          file: `content/en/${name}.yaml`,
          fields: fieldsOf(file),
        })),
      },
    ],
  };
}
