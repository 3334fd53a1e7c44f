import { videos } from '@content/home/videos';
import posterOf from '@pictures/films';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { homeWords } from '#words/homeWords.ts';
import { videoWords } from '#words/videoWords.ts';
import { isSample, unwrap } from '../../../content/fact.ts';
import type { Film } from '../../../content/schema/schema.ts';
import { NewTabLink } from '../../components/NewTabLink.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { takeClick } from '../../navigation/navigator.ts';
import { SectionHeader } from './SectionHeader.tsx';

export function Videos() {
  return (
    <section className="content py-16 print:hidden">
      <SectionHeader title={homeWords.videos} />
      <ul className="mt-8 grid gap-8 sm:grid-cols-2 lg:mt-6">
        {videos.films.map((film) => (
          <li key={film.title}>
            <VideoPlayer film={film} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-slate text-small">{videoWords.privacy}</p>
    </section>
  );
}

/** A video's poster, replaced by the player on a click: nothing is requested from YouTube before. */
function VideoPlayer({ film }: { film: Film }) {
  const [isPlaying, setPlaying] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { title, length } = film;
  const id = encodeURIComponent(unwrap(film.youtubeId));
  const address = `https://www.youtube.com/watch?v=${id}`;

  function play() {
    flushSync(() => setPlaying(true));
    // The focused link is gone.
    frame.current?.focus();
  }

  const badge =
    'absolute bottom-0 left-0 flex h-12 items-center gap-2 bg-brick px-4 font-semibold text-paper';
  return (
    <>
      {/* Stands below the poster, so that it covers no face. */}
      <div className="relative pb-12">
        <div className="relative aspect-video bg-steel">
          <Photo
            picture={posterOf(film.poster)}
            alt={isPlaying ? '' : film.alt}
            sizes="(min-width: 72rem) 33rem, (min-width: 40rem) calc(46vw - 1rem), calc(100vw - 2.5rem)"
            className="absolute inset-0 size-full"
          />
          {isPlaying && (
            <iframe
              ref={frame}
              src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
              title={title}
              loading="lazy"
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              className="absolute inset-0 size-full"
            />
          )}
        </div>
        {isPlaying ? (
          <p className={badge}>{length}</p>
        ) : (
          // The link works without the script.
          <a
            href={address}
            rel="noreferrer"
            onClick={(event) => takeClick(event) && play()}
            className="group absolute inset-0 w-full"
            aria-label={`${videoWords.play}${title}, ${length}`}
          >
            <span className={`${badge} group-hover:bg-brick-dark`}>
              <Play aria-hidden="true" className="size-7 fill-paper" />
              {length}
            </span>
          </a>
        )}
      </div>
      {isPlaying && (
        <NewTabLink href={address} className="link">
          {videoWords.openOnYouTube}
        </NewTabLink>
      )}
      <Text
        as="h3"
        className={`mt-4 font-bold text-item ${isSample(film.youtubeId) ? 'example' : ''}`}
        text={title}
      />
      <Text as="p" className="mt-1 max-w-note text-balance text-slate" text={film.text} />
    </>
  );
}
