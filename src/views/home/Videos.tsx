import { videos } from '@content/home/videos';
import posterOf from '@pictures/films?w=400;704;800;1200';
import { Play } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isSample, unwrap } from '../../../content/fact.ts';
import type { Film } from '../../../content/schema/schema.ts';
import { NewTabLink } from '../../components/NewTabLink.tsx';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { takeClick } from '../../navigation/followLinks.ts';
import { videoWords } from '../../words/videoWords.ts';
import { words } from '../../words/words.ts';
import { SectionHeader } from './SectionHeader.tsx';

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

type Status = 'poster' | 'loading' | 'started' | 'late' | 'offline';

/** After this time, in ms, a loading video is offered on YouTube too. */
const LATE_AFTER_MS = 10_000;
/** Interval for polling a loading player, in ms. */
const POLL_EVERY = 500;

/** A video's poster, replaced by the player on a click: nothing is requested from YouTube before. */
function VideoPlayer({ film }: { film: Film }) {
  const [status, setStatus] = useState<Status>('poster');
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState(false);
  const frame = useRef<HTMLIFrameElement>(null);
  const { title, length } = film;
  const id = encodeURIComponent(unwrap(film.youtubeId));
  const address = `https://www.youtube.com/watch?v=${id}`;

  function play() {
    flushSync(() => {
      setAttempt((count) => count + 1);
      setShown(false);
      // False behind some VPNs: it only chooses the words.
      setStatus(navigator.onLine ? 'loading' : 'offline');
    });
    // The focused link or button is gone.
    frame.current?.focus();
  }
  const retry = useEffectEvent(play);
  useEffect(() => {
    if (status === 'poster' || status === 'started') return undefined;
    // A frame reports no failure; the player in it answers once it is loaded.
    const poll = () => frame.current?.contentWindow?.postMessage('{"event":"listening"}', '*');
    const onMessage = ({ source }: MessageEvent) =>
      source && source === frame.current?.contentWindow && setStatus('started');
    const polling = setInterval(poll, POLL_EVERY);
    const late = setTimeout(() => setStatus((now) => (now === 'loading' ? 'late' : now)), LATE_AFTER_MS);
    addEventListener('message', onMessage);
    addEventListener('online', retry);
    return () => {
      clearInterval(polling);
      clearTimeout(late);
      removeEventListener('message', onMessage);
      removeEventListener('online', retry);
    };
  }, [status]);

  const badge = 'absolute bottom-0 left-0 flex h-12 items-center gap-2 bg-brick px-4 font-bold';
  return (
    <>
      {/* Below the poster, so that the badge covers no face. */}
      <div className="relative pb-12">
        <div className="relative aspect-video bg-steel">
          <Photo
            picture={posterOf(film.poster)}
            alt={status === 'poster' ? film.alt : ''}
            sizes="(min-width: 72rem) 33rem, (min-width: 40rem) calc(46vw - 1rem), calc(100vw - 2.5rem)"
            className="absolute inset-0 size-full"
          />
          {status !== 'poster' && (
            // Offline, the poster hides the browser's error page.
            <iframe
              key={attempt}
              ref={frame}
              src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&enablejsapi=1`}
              title={title}
              loading="lazy"
              allow="autoplay; encrypted-media; picture-in-picture"
              allowFullScreen
              referrerPolicy="strict-origin-when-cross-origin"
              onLoad={() => setShown(true)}
              className={`absolute inset-0 size-full ${shown && status !== 'offline' ? '' : 'opacity-0'}`}
            />
          )}
        </div>
        {status === 'poster' ? (
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
        ) : (
          <p className={badge}>{status === 'loading' ? videoWords.loading : length}</p>
        )}
      </div>
      <p role="status" className="font-semibold text-marigold not-empty:mt-3">
        {status === 'late' && videoWords.late}
        {status === 'offline' && videoWords.offline}
      </p>
      {(status === 'late' || status === 'offline') && (
        <div className="flex flex-wrap gap-x-6">
          <button type="button" onClick={play} className="link-on-ink">
            {words.tryAgain}
          </button>
          <NewTabLink href={address} className="link-on-ink">
            {videoWords.openOnYouTube}
          </NewTabLink>
        </div>
      )}
      <Text
        as="h3"
        className={`mt-4 font-bold text-item ${isSample(film.youtubeId) ? 'example' : ''}`}
        text={title}
      />
      <Text as="p" className="mt-1 max-w-note text-mist" text={film.text} />
    </>
  );
}
