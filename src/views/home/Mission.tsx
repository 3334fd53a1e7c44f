import { mission } from '@content/home/mission';
import { homeWords } from '#words/homeWords.ts';
import { words } from '#words/words.ts';
import { Text } from '../../components/Text.tsx';
import { ViewLink } from '../../navigation/Navigation.tsx';
import { leadsOn, SectionHeader } from './SectionHeader.tsx';

const items = (['missionWork', 'leadershipDevelopment', 'communityBuilding'] as const).map((key) => ({
  title: homeWords.mission[key],
  text: mission[key],
  invite: key === 'leadershipDevelopment' && words.nextSteps.invite,
}));

/** Lines that step outward like courses of a wall; the first overflows the window. */
const reach = ['lg:before:w-screen', '', 'lg:before:w-[calc((100%+8px)*3/7-8px)]'];

export function Mission() {
  return (
    <section className="overflow-hidden bg-paper">
      <div className="content mission">
        <div className="lg:col-span-5 lg:pr-10">
          <SectionHeader title={homeWords.mission.title} intro={mission.intro} />
          <ViewLink to="about" className={leadsOn} />
        </div>
        <ol className="lg:col-span-7">
          {items.map(({ title, text, invite }, index) => (
            <li key={title}>
              <div className={`mission-item print:before:w-full ${reach[index]}`}>
                <span aria-hidden="true" className="font-extrabold text-brick text-section">
                  {index + 1}
                </span>
                <div>
                  <Text as="h3" className="font-bold text-item" text={title} />
                  <Text as="p" className="mt-2 max-w-text text-balance text-field print:mt-0" text={text} />
                  {invite && (
                    <ViewLink
                      to="contact"
                      className="link inline-flex min-h-target items-center print:hidden"
                    >
                      {invite}
                    </ViewLink>
                  )}
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
