import type { CourseChooserIslandProps } from '../../../schemas/types.ts';
import { chooseAddress } from './choose-address.ts';

/** Goes on to the checkout of the course in the address. `replace`: the way back must not lead here again. */
export default function courseChooser(_element: HTMLElement, props: CourseChooserIslandProps): void {
  location.replace(chooseAddress(location.search, props));
}
