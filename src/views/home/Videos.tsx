import { videos } from '@content/home/videos';
import { SectionHeader } from './SectionHeader.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';
import { videoWords } from './videoWords.ts';

const eightColumns = '(min-width: 72rem) 43rem, (min-width: 64rem) 62vw';
const fourColumns = '(min-width: 72rem) 23rem, (min-width: 64rem) 33vw';

export function Videos() {
  return (
    <section className="bg-ink text-paper print:hidden">
      <div className="mx-auto max-w-content px-gutter py-12 lg:py-16">
        <SectionHeader title="Watch Our Ministry" />
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-6 lg:grid-cols-12 lg:gap-x-2">
          {videos.films.map((film, index) => (
            <li key={film.poster} className="lg:odd:col-span-8 lg:odd:pr-6 lg:even:col-span-4">
              <VideoPlayer film={film} wide={index === 0 ? eightColumns : fourColumns} />
            </li>
          ))}
        </ul>
        <p className="mt-8 text-mist text-small">{videoWords.privacy}</p>
      </div>
    </section>
  );
}
