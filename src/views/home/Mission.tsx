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

export function Mission() {
  return (
    <section className="overflow-hidden bg-paper">
      <div className="content mission">
        <div className="five-seven">
          <SectionHeader title={homeWords.mission.title} intro={mission.intro} />
        </div>
        <ol className="mt-8">
          {items.map(({ title, text, invite }, index) => (
            <li key={title} className="mission-item">
              <span aria-hidden="true" className="font-extrabold text-brick text-title">
                {index + 1}
              </span>
              <Text as="h3" className="font-bold text-digits" text={title} />
              <div>
                <Text
                  as="p"
                  className="max-w-text text-balance text-field md:text-lead lg:text-digits max-lg:mt-2"
                  text={text}
                />
                {invite && (
                  <ViewLink
                    to="contact"
                    className="link inline-flex min-h-target items-center font-semibold text-field print:hidden"
                  >
                    {invite}
                  </ViewLink>
                )}
              </div>
            </li>
          ))}
        </ol>
        <ViewLink to="about" className={leadsOn} />
      </div>
    </section>
  );
}
