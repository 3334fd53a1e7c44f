import { videos } from '@content/home.ts';
import { words } from '@content/words.ts';
import type { Picture } from 'vite-imagetools';
import { SampleNotice } from '../../components/SampleNotice.tsx';
import { picturesByName } from '../../model/pictures.ts';
import { SectionHeader } from './SectionHeader.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

const posterOf = picturesByName(
  'films',
  import.meta.glob<Picture>('@images/films/*.{svg,png,jpg,jpeg,PNG,JPG,JPEG}', {
    eager: true,
    import: 'default',
    query: { w: '384;672;768;1152', format: 'avif;webp', as: 'picture' },
  }),
);

/** The ministry's two films. */
export function Videos() {
  return (
    <section className="bg-ink text-paper print:hidden">
      <div className="mx-auto max-w-content px-gutter py-12 lg:py-12">
        <SectionHeader title={videos.title} intro={videos.intro} columns="lg:grid-cols-2" />
        <SampleNotice of={videos} className="mt-4" />
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-6">
          {videos.films.map((film) => (
            <li key={film.poster}>
              <VideoPlayer film={film} poster={posterOf(film.poster)} />
            </li>
          ))}
        </ul>
        <p className="mt-8 text-mist text-small">{words.video.privacy}</p>
      </div>
    </section>
  );
}
