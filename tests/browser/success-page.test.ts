/** Decisions, second reading: the page after the checkout depends on who has received the enrolment. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Route } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { serveSite } from '../../cli/serve/serve-site.ts';
import { buildSite, editFile } from '../content/site-copy.ts';
import { asha, fieldOf, fillIn, readChat } from './checkout-fields.ts';
import { copyFixture } from './copy-fixture.ts';
import { sharedBrowser } from './shared-browser.ts';
import { createVisit, eventually, visitSite, whenReady } from './visit-site.ts';

const open = visitSite();
const general = 'Hello Harbour Nursing School, I have just filled in the enrolment form on your website.';

describe('the success page after a hand-over in chat', () => {
  test.each([true, false])(
    'says that one step is left, and opens a general message where it knows no other, with JavaScript: %s',
    async (javaScriptEnabled) => {
      const { page } = await open('react', '/payment-success', { javaScriptEnabled });
      if (javaScriptEnabled) await whenReady(page, 'reopen-chat');
      expect(await page.locator('h1').innerText()).toBe('One step left: press send in the chat');
      expect(await page.locator('main').innerText()).not.toContain('Enrolment Successful!');
      const again = page.getByRole('link', { name: 'Open the chat again' });
      const { number, text } = readChat((await again.getAttribute('href')) ?? '');
      expect({ number, text }).toEqual({ number: '447700900321', text: general });
    },
  );

  test('takes no other address from the tab than one of its own chat', async () => {
    const { page } = await open('react', '/payment-success');
    await page.evaluate(() => sessionStorage.setItem('handed-over', 'https://elsewhere.example/?text=x'));
    await page.reload();
    await whenReady(page, 'reopen-chat');
    const again = page.getByRole('link', { name: 'Open the chat again' });
    expect(await again.getAttribute('href')).toMatch(/^https:\/\/wa\.me\//);
  });
});

describe('with a form service for the checkout', () => {
  const state: { root?: string; origin?: string; close?: () => void } = {};
  beforeAll(async () => {
    state.root = await copyFixture();
    const endpoint = '$1{ kind: endpoint, action: https://forms.example.org/checkout }';
    await editFile(state.root, 'site.yaml', (text) =>
      text.replace(/^( {2}checkout:\n {4}delivery: )\{ kind: chat \}/m, endpoint),
    );
    const out = await buildSite(state.root);
    const server = await listen({ port: 0 }, serveSite({ out: path.resolve(out), reportBug }));
    state.origin = `http://localhost:${server.port}`;
    state.close = () => server.close();
  });
  afterAll(async () => {
    state.close?.();
    if (state.root) await rm(state.root, { recursive: true, force: true });
  });

  /** Submits the checkout; the service answers with these statuses in turn. */
  const fillInCheckout = async (statuses: number[], javaScriptEnabled = true) => {
    if (!state.origin) throw new Error('Nothing is served');
    const posts: string[] = [];
    const answer = (route: Route) => {
      posts.push(route.request().postData() ?? '');
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill({ status: statuses[posts.length - 1] ?? 200, headers, body: '{}' });
    };
    const { page } = await createVisit(await sharedBrowser(), state.origin, {
      javaScriptEnabled,
      prepare: (context) => context.route('https://forms.example.org/**', answer),
    });
    await page.goto('/checkout/adult-online');
    if (javaScriptEnabled) await whenReady(page, 'checkout-form');
    await fillIn(page, asha);
    await page.locator('form.checkout-form [type=submit]').click();
    return { page, posts };
  };

  test('what was typed is posted with the course, and only its answer leads to “Enrolment Successful!”', async () => {
    const { page, posts } = await fillInCheckout([200]);
    await page.waitForURL('**/payment-success');
    expect(await page.locator('h1').innerText()).toBe('Enrolment Successful!');
    expect(await page.locator('main').innerText()).not.toMatch(/press send|chat again/i);
    expect(posts).toHaveLength(1);
    for (const part of [asha.lastName, asha.country, 'adult-online', 'full']) {
      expect(posts[0]).toContain(part);
    }
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.context().close();
  });

  test('a service that fails is said, and nothing typed is lost', async () => {
    const { page, posts } = await fillInCheckout([500, 500]);
    await page.locator('.checkout-form__failed').waitFor();
    expect(posts).toHaveLength(2);
    expect(new URL(page.url()).pathname).toBe('/checkout/adult-online');
    expect(await fieldOf(page, 'lastName').inputValue()).toBe(asha.lastName);
    await page.context().close();
  });

  test('without JavaScript the form posts by itself', async () => {
    const { page, posts } = await fillInCheckout([200], false);
    await page.waitForURL('https://forms.example.org/checkout');
    await eventually(() => posts.length).toBe(1);
    const posted = new URLSearchParams(posts[0]);
    expect([posted.get('course'), posted.get('email')]).toEqual(['adult-online', asha.email]);
    await page.context().close();
  });
});

function reportBug(error: unknown): never {
  throw error;
}
