import { Mission } from './Mission.tsx';
import { Outreach } from './Outreach.tsx';

/** What the ministry does, and where: only to be read, so that the script of home's document does without it. */
export function Work() {
  return (
    <>
      <Mission />
      <Outreach />
    </>
  );
}
