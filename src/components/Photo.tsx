/** What build/pictures.ts makes of a picture. */
export type Picture = {
  readonly sources: { readonly avif: string; readonly webp: string };
  readonly img: { readonly src: string; readonly w: number; readonly h: number };
};

type PhotoProps = {
  picture: Picture;
  /** What the picture shows; empty when the words beside it say the same. */
  alt: string;
  /** How wide the layout shows it: the `sizes` attribute. */
  sizes: string;
  className?: string;
};

/** A picture in the formats and widths that the build made of its master, AVIF first, with its dimensions. */
export function Photo({ picture, alt, sizes, className = '' }: PhotoProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={picture.sources.avif} sizes={sizes} />
      <source type="image/webp" srcSet={picture.sources.webp} sizes={sizes} />
      <img
        src={picture.img.src}
        width={picture.img.w}
        height={picture.img.h}
        alt={alt}
        loading="lazy"
        decoding="async"
        className={`object-cover ${className}`}
      />
    </picture>
  );
}
