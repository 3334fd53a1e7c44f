import { words } from '@content/words.ts';
import { Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Photo, type Picture } from '../../components/Photo.tsx';
import { SampleMark } from '../../components/SampleNotice.tsx';
import { unwrap } from '../../model/fact.ts';
import type { Video } from '../../model/types.ts';

/** A video's poster; pressing it puts the player in its place. Nothing is asked of YouTube before that. */
export function VideoPlayer({ film, poster }: { film: Video; poster: Picture }) {
  const [playing, setPlaying] = useState(false);
  const [offline, setOffline] = useState(false);
  const title = unwrap(film.title);
  const length = unwrap(film.length);
  useEffect(() => {
    if (!offline) return undefined;
    const again = () => setOffline(false);
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [offline]);
  function play() {
    setPlaying(true);
    // Only for the words: behind some VPNs it says for ever that there is no connection.
    setOffline(!navigator.onLine);
  }
  return (
    <>
      <div className="relative aspect-video bg-steel">
        <Photo
          picture={poster}
          alt={playing ? '' : film.alt}
          sizes="(min-width: 72rem) 32rem, (min-width: 40rem) calc(46vw - 1rem), calc(100vw - 2.5rem)"
          className="absolute inset-0 size-full"
        />
        {playing ? (
          // Asked for once more when the connection is back.
          <Player key={String(offline)} film={film} />
        ) : (
          <button
            type="button"
            onClick={play}
            className="group absolute inset-0 w-full"
            aria-label={`${words.video.play}${title}, ${length}`}
          >
            <span className="absolute right-0 bottom-0 flex h-12 items-center gap-2 bg-brick px-4 lg:h-16 lg:gap-3 lg:px-5 font-bold tabular-nums group-hover:bg-brick-dark">
              <Play aria-hidden="true" className="size-7 fill-paper" />
              {length}
            </span>
          </button>
        )}
      </div>
      <p role="status" className="font-semibold text-marigold">
        {offline && words.video.offline}
      </p>
      <SampleMark of={film} className="mt-4" />
      <h3 className="mt-4 font-bold text-item">{title}</h3>
      <p className="mt-1 max-w-note text-mist">{unwrap(film.text)}</p>
    </>
  );
}

/** YouTube's player from its no-cookie domain; takes the focus that the play button had. */
function Player({ film }: { film: Video }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(unwrap(film.youtubeId))}?autoplay=1&rel=0`}
      title={unwrap(film.title)}
      loading="lazy"
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => setShown(true)}
      className={`absolute inset-0 size-full ${shown ? '' : 'opacity-0'}`}
    />
  );
}
