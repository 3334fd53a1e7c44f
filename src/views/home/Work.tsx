import { Hero } from './Hero.tsx';
import { Mission } from './Mission.tsx';
import { Outreach } from './Outreach.tsx';

/** Who the ministry is, what it does, and where: the script of home's document does without it. */
export function Work() {
  return (
    <>
      <Hero />
      <Mission />
      <Outreach />
    </>
  );
}
