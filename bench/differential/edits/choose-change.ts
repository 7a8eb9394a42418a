import type { Change, Editor, SiteState } from '../change.ts';
import { chooseWeighted } from './choose.ts';
import { editArticle } from './edit-article.ts';
import { editClock } from './edit-clock.ts';
import { createKindEditor, createSchemaEditor, createTemplateEditor, type Shipped } from './edit-code.ts';
import { editFiles } from './edit-files.ts';
import { createMediaEditor, type Pictures } from './edit-media.ts';
import { createOwnPartsEditor } from './edit-own-parts.ts';
import { editColour, editOptions, editSetting } from './edit-settings.ts';
import { addRoute, editPeriod, editSettingsStructure, editStructure } from './edit-structure.ts';
import { editLine, editUnseen, touchFile } from './edit-times.ts';
import { editCommonValue, editValue } from './edit-value.ts';

export type Editors = readonly (readonly [weight: number, Editor])[];

/** Everything that may happen to a site, the heavier the likelier. */
export function createEditors({ shipped, pictures }: { shipped: Shipped; pictures: Pictures }): Editors {
  return [
    [20, editValue],
    [8, editCommonValue],
    [10, editStructure],
    [6, editSettingsStructure],
    [3, addRoute],
    [6, editPeriod],
    [8, editArticle],
    [9, editFiles],
    [5, editSetting],
    [2, editColour],
    [2, editOptions],
    [9, editClock],
    [4, touchFile],
    [7, editUnseen],
    [3, editLine],
    [6, createMediaEditor(pictures)],
    [9, createTemplateEditor(shipped)],
    [4, createOwnPartsEditor(shipped)],
    [4, createKindEditor(shipped)],
    [6, createSchemaEditor(shipped)],
  ];
}

/** Mostly templates, and a few values between them. */
export function createTemplateEditors({ shipped }: { shipped: Shipped }): Editors {
  return [
    [10, createOwnPartsEditor(shipped)],
    [8, createTemplateEditor(shipped)],
    [2, editValue],
    [1, editUnseen],
    [1, touchFile],
  ];
}

/** Mostly texts of articles, which a build can update without opening the rest of the site. */
export function createTextEditors(): Editors {
  return [
    [20, editArticle],
    [2, editValue],
    [1, editUnseen],
    [1, touchFile],
    [1, editClock],
  ];
}

/** One change that has an effect. */
export function chooseChange(editors: Editors, state: SiteState, chance: () => number): Change {
  for (let tries = 0; tries < 100; tries += 1) {
    const change = chooseWeighted(editors, chance)?.(state, chance);
    if (change) return change;
  }
  throw new Error('A hundred edits in a row found nothing to do.');
}
