/** What `@pictures/…` imports: see site/pictures.ts. */
export type Picture = {
  /** `srcset`. */
  readonly avif: string;
  readonly src: string;
  readonly width: number;
  readonly height: number;
};

type PhotoProps = {
  picture: Picture;
  /** Empty when the words beside it say the same. */
  alt: string;
  sizes: string;
  className?: string;
  /** May be the largest that is painted in the first window: it is fetched at once. */
  first?: boolean;
};

/** A responsive picture, with its dimensions, so that nothing shifts while it loads. */
export function Photo({ picture: { avif, ...img }, alt, sizes, className = '', first = false }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <img
        {...img}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
