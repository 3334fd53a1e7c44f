import { videos } from '@content/home/videos';
import { videoWords } from '../../words/videoWords.ts';
import { SectionHeader } from './SectionHeader.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

export function Videos() {
  return (
    <section className="bg-ink text-paper print:hidden">
      <div className="content py-12 lg:py-16">
        <SectionHeader title="Watch Our Ministry" />
        <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-6">
          {videos.films.map((film) => (
            <li key={film.poster}>
              <VideoPlayer film={film} />
            </li>
          ))}
        </ul>
        <p className="mt-8 text-mist text-small">{videoWords.privacy}</p>
      </div>
    </section>
  );
}
