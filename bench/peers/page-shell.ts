/** The document around a page in the notation of most template languages: header with a menu, main part, footer. */
export function pageShell(title: string, description: string, main: string): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | Hill Street Repairs</title>
<meta name="description" content="${description}">
<style>body { max-width: 40rem; margin: auto; font-family: sans-serif }</style>
</head>
<body>
<a href="#main">Skip to the content</a>
<header>
<a href="/">Hill Street Repairs</a>
<nav aria-label="Main menu"><ul>
<li><a href="/">Home</a></li>
<li><a href="/blog/">Blog</a></li>
<li><a href="/services/">Services</a></li>
<li><a href="/about/">About</a></li>
<li><a href="/contact/">Contact</a></li>
</ul></nav>
</header>
<main id="main">
${main}
</main>
<footer>
<p>The workshop, 12 Example Street, London EC1A 1AA</p>
<ul>
<li><a href="/services/">Services</a></li>
<li><a href="/about/">About</a></li>
<li><a href="/contact/">Contact</a></li>
<li><a href="/privacy/">Privacy</a></li>
</ul>
<p>© 2026 Hill Street Repairs</p>
</footer>
</body>
</html>
`;
}
