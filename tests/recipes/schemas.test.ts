import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { readRecipe, readText } from './read-recipe.ts';

const kubernetes: Readonly<Record<string, string>> = {
  Job: 'io.k8s.api.batch.v1.Job',
  PersistentVolumeClaim: 'io.k8s.api.core.v1.PersistentVolumeClaim',
};

describe('the workflow for GitHub', () => {
  const judge = createJudge('github-workflow.json');
  const [workflow] = readRecipe('github-actions.yml');

  test('is as its schema says', () => {
    expect(judge(workflow)).toEqual([]);
  });

  test.each([
    ['runs-on:', 'run-on:'],
    ['cancel-in-progress: true', 'cancel-in-progress: 3'],
    ['matrix:', 'matrixes:'],
    ['  push:', '  pushed:'],
  ])('would not be with a mistake: %s', (right, wrong) => {
    expect(judge(changed('github-actions.yml', right, wrong)[0])).not.toEqual([]);
  });
});

describe('the jobs for Kubernetes', () => {
  const judge = (document: unknown) => {
    const { kind } = Object(document);
    return createJudge('kubernetes.json', `#/$defs/${kubernetes[kind]}`)(document);
  };

  test.each(['kubernetes/shards.yaml', 'kubernetes/merge.yaml'])('are as their schemas say: %s', (file) => {
    for (const document of readRecipe(file)) expect(judge(document)).toEqual([]);
  });

  test.each([
    ['completionMode: Indexed', 'completionMode: Index'],
    ['completions: 8', 'completions: eight'],
    ['restartPolicy: Never', 'restartPolice: Never'],
    ['mountPath:', 'path:'],
    ['accessModes: [ReadWriteMany]', 'accessModes: ReadWriteMany'],
  ])('would not be with a mistake: %s', (right, wrong) => {
    const problems = changed('kubernetes/shards.yaml', right, wrong).flatMap(judge);
    expect(problems).not.toEqual([]);
  });

  test('are told the number of shards that there are', () => {
    const [, job] = readRecipe('kubernetes/shards.yaml');
    const { completions, parallelism } = Object(Object(job).spec);
    expect(readText('kubernetes/run.sh')).toContain(`--from-literal=SHARDS=${completions} `);
    expect(parallelism).toBe(completions);
  });
});

describe('the tasks for Turborepo', () => {
  const judge = createJudge('turbo.json');

  test('are as their schema says', () => {
    expect(judge(readRecipe('turbo.json')[0])).toEqual([]);
  });

  test('say only what Turborepo knows', () => {
    const { tasks, ...rest } = Object(readRecipe('turbo.json')[0]);
    const { properties, definitions } = readSchema('turbo.json');
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(Object.keys(rest)));
    expect(Object.keys(definitions.Pipeline.properties)).toEqual(
      expect.arrayContaining(Object.keys(tasks.build)),
    );
  });

  test.each([
    ['["SITE_DAY"]', '"SITE_DAY"'],
    ['["dist/**", ".site/output/**"]', 'true'],
  ])('would not be with a mistake: %s', (right, wrong) => {
    expect(judge(changed('turbo.json', right, wrong)[0])).not.toEqual([]);
  });
});

/** Errors of a schema for a value. */
function createJudge(file: string, reference = '#'): (value: unknown) => unknown[] {
  const schema = readSchema(file);
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  ajv.addSchema({ ...schema, $id: 'schema' });
  const validate = ajv.getSchema(`schema${reference}`);
  if (!validate) throw new Error(`${file} has no ${reference}`);
  return (value) => (validate(value) ? [] : (validate.errors ?? []));
}

function readSchema(file: string) {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'schemas', file), 'utf8'));
}

function changed(file: string, right: string, wrong: string): unknown[] {
  const text = readText(file);
  if (!text.includes(right)) throw new Error(`"${right}" doesn't stand in ${file}`);
  return parseAllDocuments(text.replace(right, wrong)).map((document) => document.toJS());
}
