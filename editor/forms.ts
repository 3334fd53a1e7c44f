import type { CmsConfig, Field } from '@sveltia/cms';
import * as z from 'zod';
import { inputOf, noteOf } from '../content/read/schema.ts';
import { files, leader, promises } from '../content/schema/schema.ts';

const content = 'content/en';

/** A field of the form, from the schema that checks it. */
function fieldOf(name: string, described: z.core.$ZodType): Field {
  const schema = inputOf(described);
  const { label, hint, lines, max, folder, summary, fixed } = noteOf(described);
  const common = { name, label, hint, required: !z.safeParse(described, undefined).success, readonly: fixed };
  if (schema instanceof z.ZodObject) return { ...common, widget: 'object', fields: fieldsOf(schema) };
  if (schema instanceof z.ZodArray) {
    const item = inputOf(schema.element);
    const itemNote = noteOf(schema.element);
    const { minItems: min, maxItems } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
    const isFixed = fixed || (min !== undefined && min === maxItems);
    const list = {
      ...common,
      widget: 'list' as const,
      min,
      max: maxItems,
      allow_add: !isFixed,
      allow_remove: !isFixed,
      allow_duplicate: false,
      allow_reorder: !fixed,
      label_singular: itemNote.label,
    };
    if (!(item instanceof z.ZodObject)) return { ...list, field: fieldOf('item', schema.element) };
    return { ...list, collapsed: true, summary: summary ?? itemNote.summary, fields: fieldsOf(item) };
  }
  if (schema instanceof z.ZodCodec) return { ...common, widget: 'boolean' };
  if (schema instanceof z.ZodNumber) return { ...common, widget: 'number' };
  if (folder !== undefined)
    return {
      ...common,
      widget: 'image',
      media_folder: `/content/images/${folder}`,
      public_folder: folder,
      choose_url: false,
    };
  return { ...common, maxlength: max, widget: lines ? 'text' : 'string' };
}

const fieldsOf = ({ shape }: z.ZodObject) =>
  Object.entries(shape).map(([name, schema]) => fieldOf(name, schema));

const fileOf = (name: string, schema: z.core.$ZodType, fields: Field[]) => ({
  name,
  label: noteOf(schema).label,
  file: `${content}/${name}.yaml`,
  fields,
});

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
    // Leaders' keys and names of photos are parts of addresses.
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        // Sveltia finds no folder of an optional picture in a list: those of sections go here.
        media_folder: '/content/images/scenes',
        public_folder: 'scenes',
        files: Object.entries(files).map(([name, schema]) => fileOf(name, schema, fieldsOf(schema))),
      },
      {
        name: 'confirm',
        label: 'To confirm',
        files: [fileOf('promises', promises, [{ ...fieldOf('promises', promises), root: true } as Field])],
      },
      {
        name: 'leaders',
        label: 'Leaders',
        label_singular: 'Leader',
        folder: `${content}/leaders`,
        extension: 'md',
        format: 'frontmatter',
        slug: '{{name}}',
        identifier_field: 'name',
        // Dragging writes their `order`.
        reorder: true,
        fields: fieldsOf(leader).filter(({ name }) => name !== 'order'),
      },
    ],
  };
}
