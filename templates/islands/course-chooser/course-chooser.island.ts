import type { CourseChooserIslandProps } from '../../../schemas/types.ts';
import { chooseAddress } from './choose-address.ts';

/** Goes to the checkout of the course in the address. `replace`, so that the back button doesn't return here. */
export default function courseChooser(_element: HTMLElement, props: CourseChooserIslandProps): void {
  location.replace(chooseAddress(location.search, props));
}
