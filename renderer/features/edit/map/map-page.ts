import { under } from '../../../../kinds/planned.ts';
import type { PlannedPage } from '../../../model/plan.ts';
import type { Templates } from '../../../render/assemble-templates.ts';
import { createRenderCache } from '../../../render/render-cache.ts';
import { renderSection, sectionIdentity } from '../../../render/render-parts.ts';
import { type MappedSection, mapSection } from './map-section.ts';

/** Which value each text of a page comes from, section by section. */
export function mapPage(page: PlannedPage, templates: Templates): MappedSection[] {
  const seen = new Map<string, number>();
  return page.sections.map((section, index) => {
    const identity = sectionIdentity(section);
    const occurrence = seen.get(identity) ?? 0;
    seen.set(identity, occurrence + 1);
    const start = `sections/${index}/props/`;
    const origins = page.origins
      .filter(({ path, places }) => path.startsWith(start) && places.length > 0)
      .map(({ path, ...origin }) => under(path.slice(start.length), { path: '', ...origin }));
    const print = (props: typeof section.props) => {
      const run = {
        templates,
        cache: createRenderCache(),
        validateProps: () => [],
        failed: new Set<string>(),
        report: () => {},
      };
      return renderSection(run, { section: { ...section, props }, identity, occurrence })?.html;
    };
    return mapSection({ section, origins, print });
  });
}
