import { cover } from '@content/myStory/cover';
import { pullLine } from '@content/myStory/pullLine';
import pictureOf from '@pictures/story?w=640;820;1200;1536';
import { homeWords } from '#words/homeWords.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { isHere } from '../../navigation/routes.ts';

/** Leads to My Story with its picture and its line, in a language that has it. */
export function Story() {
  if (!isHere('myStory')) return null;
  return (
    <div className="content items-center gap-x-12 pb-4 lg:grid lg:grid-cols-[7fr_5fr] lg:pb-0">
      <Photo
        picture={pictureOf(cover)}
        alt=""
        sizes="(min-width: 64rem) 60vw, 100vw"
        className="story-scene"
      />
      <figure className="py-8">
        <blockquote className="font-serif text-quote sm:text-section">
          {pullLine.split('\n').map((line) => (
            <Text as="span" key={line} className="block text-balance not-first:mt-2" text={line} />
          ))}
        </blockquote>
        <figcaption className="mt-4 lg:mt-6">
          <ViewLink to="myStory" className="link-on-ink">
            {homeWords.story}
          </ViewLink>
        </figcaption>
      </figure>
    </div>
  );
}
