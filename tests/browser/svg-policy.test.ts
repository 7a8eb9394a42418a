/** How a browser treats an SVG file that is sent with the policy for SVG. */
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { svgPolicy } from '../../renderer/render/hosting/svg-policy.ts';
import { sharedBrowser } from './shared-browser.ts';

const origin = 'http://localhost:9';
const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Worse than any SVG that passes the rules. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><style>rect { fill: rgb(0, 128, 0) }</style>
<rect width="20" height="10"/><image href="${dot}" width="1" height="1"/><image href="${origin}/seen.png" width="1" height="1"/>
<script>document.documentElement.setAttribute('data-ran', '')</script></svg>`;

let context: BrowserContext;
let page: Page;
const asked: string[] = [];
beforeAll(async () => {
  context = await (await sharedBrowser()).newContext();
  page = await context.newPage();
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname !== '/map.svg')
      return route.fulfill({ contentType: 'text/html', body: '<img src="/map.svg" alt="">' });
    const headers = { 'Content-Security-Policy': svgPolicy };
    return route.fulfill({ contentType: 'image/svg+xml', headers, body: svg });
  });
});
afterAll(() => context.close());

test('a page shows it, with its styles', async () => {
  await page.goto(`${origin}/`);
  const colour = await page.locator('img').evaluate(async (img) => {
    if (!(img instanceof HTMLImageElement)) return undefined;
    await img.decode();
    const brush = document.createElement('canvas').getContext('2d');
    brush?.drawImage(img, 0, 0);
    return [img.naturalWidth, ...(brush?.getImageData(9, 5, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([20, 0, 128, 0, 255]);
});

test('opened by itself it is drawn, and nothing in it runs or is loaded', async () => {
  asked.length = 0;
  await page.goto(`${origin}/map.svg`);
  const rectangle = page.locator('rect');
  expect(await rectangle.evaluate((shape) => getComputedStyle(shape).fill)).toBe('rgb(0, 128, 0)');
  expect(await page.locator('svg[data-ran]').count()).toBe(0);
  expect(asked).toEqual(['/map.svg']);
});
