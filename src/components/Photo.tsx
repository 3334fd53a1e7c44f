/** The type of `@pictures/…` imports: see site/pictures.ts. */
export type Picture = {
  /** The classes of a photo, by which photo.css shows its faces; empty for a drawing. A light logo’s is `light`. */
  readonly classes: string;
  readonly avif?: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

export type PhotoProps = {
  picture: Picture;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  className?: string;
  /** Loads eagerly: may be the largest contentful paint. */
  first?: boolean;
};

export function Photo({
  picture: { avif, classes, ...img },
  alt,
  sizes,
  className = '',
  first = false,
}: PhotoProps) {
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        {...img}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={`object-cover ${classes} ${className}`}
      />
    </picture>
  );
}
