import { cover } from '@content/myStory/cover';
import { pullLine } from '@content/myStory/pullLine';
import { views } from '../../../content/views.ts';
import { coverOf } from '../../components/coverOf.ts';
import { Photo } from '../../components/Photo.tsx';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';

/** Leads to My Story with its picture and its line. */
export function Story() {
  return (
    <div className="overflow-hidden bg-ink text-paper print:hidden">
      <div className="content items-center gap-x-8 lg:grid lg:grid-cols-[7fr_5fr]">
        <Photo
          picture={coverOf(cover)}
          alt=""
          sizes="(min-width: 64rem) 58vw, 100vw"
          className="story-scene"
        />
        <figure className="py-8">
          <p className="font-bold text-item text-marigold">{views.myStory.name}</p>
          <Text as="blockquote" className="story-line" text={pullLine} />
          <figcaption className="mt-4">
            <ViewLink to="myStory" className="link-on-ink">
              {views.myStory.read}
            </ViewLink>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}
