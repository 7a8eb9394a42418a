/** Small websites of other programs, written for these tests. */

export type OldSite = Readonly<Record<string, string>>;

const body = [
  'A **first** paragraph about {bread} and 3 < 4, with [the other one](/2024/02/03/second/).',
  '',
  '#### Deep heading',
  '',
  'See [below](#deep-heading), [nowhere](/shop/) and [elsewhere](https://example.com/a).',
  '',
  '<div class="wide"><p>In a <b>div</b><br>on two lines</p></div>',
  '',
  'export is the first word of this line.',
].join('\n');

export const hugo: OldSite = {
  'hugo.toml': 'baseURL = "https://old.example.org/"\n[permalinks]\nposts = "/:year/:month/:day/:slug/"\n',
  'content/_index.md': '---\ntitle: Home\n---\n',
  'content/about.md': '---\ntitle: About\n---\n\nNo date.\n',
  'content/posts/first/index.md': `+++\ntitle = "First & foremost"\ndate = 2024-01-02T10:00:00Z\ntags = ["Bread", "Salt"]\naliases = ["/old-first"]\n+++\n\n${body}\n\n{{< figure src="loaf.svg" alt="A loaf" caption="Baked *today*" >}}\n\n{{% notice warning %}}\nHot!\n{{% /notice %}}\n\n{{< unknown a="b" >}}kept{{< /unknown >}}\n`,
  'content/posts/first/loaf.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
  'content/posts/second.md': `---\ntitle: Second\ndate: 2024-02-03\ndescription: The other one.\ndraft: true\n---\n\nBack to [the first]({{< ref "first" >}}) and [its old address](/old-first).\n\n{{< youtube abc123def45 >}}\n`,
  'content/posts/bundle/index.md':
    '---\ntitle: ! \'Bundle: of one\'\ndate: 2024-04-05\nurl: /2024/04/05/bundle/\nsummary: "On two\nlines: one."\n---\n\nText with ![a square](/2024/04/05/bundle/square.jpg) and [a comparison](https://example.com/@%7B2024-01-01%7D...%7Bid%7D).\n\n<c-details>\n<summary>More</summary>\n\nHidden words\n\n</c-details>\n\n<span><summary>Alone</summary></span>\n',
  'content/posts/bundle/square.jpg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 9h9v9z"/></svg>',
  'content/posts/broken.md': '---\ntitle: [never closed\ndate: 2024-03-04\n---\n\nText.\n',
};

export const jekyll: OldSite = {
  '_config.yml': 'url: https://old.example.org\npermalink: pretty\n',
  '_posts/2024-01-02-über-brot.md': `---\ntitle: Über Brot\ncategories: [Backen]\nauthor: Jana\n---\n\n${body}\n\n{% highlight js %}\nconst a = { b: 1 };\n{% endhighlight %}\n\nLiquid is written {% raw %}{{ like.this }}{% endraw %}.\n\n![Mehl]({{ site.baseurl }}/img/../../etc/mehl.png)\n`,
  '_posts/2024-02-03-zwei.md':
    '---\ntitle: Zwei\nredirect_from: /alt/zwei.html\n---\n\nZu [Brot]({% post_url 2024-01-02-über-brot %}), {{ page.title }}.\n\n{% unbekannt x %}\n',
  'about.md': '---\ntitle: Über\n---\n\nText\n',
};

export const eleventy: OldSite = {
  'eleventy.config.js': '',
  'notes/notes.json': '{ "permalink": "/n/{{ page.fileSlug }}/", "author": "Ида" }',
  'notes/2024-05-06-хлеб.md':
    '{\n"title": "Хлеб {{ и }} соль"\n}\n\nПервый абзац.\n\n- [x] Испечь\n- [ ] Съесть\n\n| a | b |\n| - | - |\n| 1 | x<br>y |\n',
};

export const astro: OldSite = {
  'astro.config.mjs': "export default { site: 'https://old.example.org' };\n",
  'src/pages/blog/[slug].astro': "const posts = await getCollection('blog');\n",
  'src/content/blog/パン.mdx':
    '---\ntitle: パンの話\npubDate: Jul 08 2024\nheroImage: /loaf.svg\n---\nimport Loaf from "./loaf.astro";\nimport photo from "@/assets/photo.svg";\n\n最初の段落です。\n\n<Loaf kind="rye">中の言葉</Loaf>\n\n{/* hidden */}\n\n<Image src={photo} alt="A photo" width="9" />\n',
  'src/assets/photo.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M9 0v9h-9z"/></svg>',
  'public/loaf.svg':
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
};

const item = (parts: Readonly<Record<string, string>>, more = '') =>
  `<item>${Object.entries(parts)
    .map(([name, text]) => `<${name}><![CDATA[${text}]]></${name}>`)
    .join('')}${more}</item>`;

export const wordPress = `<?xml version="1.0"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="https://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><link>https://old.example.org</link>
<wp:author><wp:author_login>ada</wp:author_login><wp:author_display_name>Ada Okafor</wp:author_display_name></wp:author>
${item(
  {
    title: 'Bread &amp; butter',
    link: 'https://old.example.org/2024/01/bread/',
    'dc:creator': 'ada',
    'content:encoded':
      'First line\nsecond line\n\n[caption id="x"]<img src="https://old.example.org/wp-content/uploads/2024/01/loaf-300x200.svg" alt="A loaf"> The loaf[/caption]\n\nSee [1] and <a href="https://old.example.org/team/">the team</a>.',
    'wp:post_id': '1',
    'wp:post_date': '2024-01-05 10:00:00',
    'wp:post_name': 'bread',
    'wp:status': 'publish',
    'wp:post_type': 'post',
  },
  '<category domain="category" nicename="food"><![CDATA[Food]]></category><wp:postmeta><wp:meta_key>_wp_old_slug</wp:meta_key><wp:meta_value>loaf</wp:meta_value></wp:postmeta>',
)}
${item({ title: 'The team', link: 'https://old.example.org/team/', 'content:encoded': '<!-- wp:paragraph --><p>We bake.</p><!-- /wp:paragraph -->', 'wp:post_id': '2', 'wp:post_date': '2024-01-06 10:00:00', 'wp:post_name': 'team', 'wp:status': 'publish', 'wp:post_type': 'page' })}
${item({ title: '', link: '', 'wp:post_id': '3', 'wp:status': 'publish', 'wp:post_type': 'nav_menu_item' }, '<category domain="nav_menu"><![CDATA[Main]]></category><wp:postmeta><wp:meta_key>_menu_item_type</wp:meta_key><wp:meta_value>post_type</wp:meta_value></wp:postmeta><wp:postmeta><wp:meta_key>_menu_item_object_id</wp:meta_key><wp:meta_value>2</wp:meta_value></wp:postmeta>')}
${item({ title: 'Thrown away', link: 'https://old.example.org/?p=4', 'wp:post_id': '4', 'wp:status': 'trash', 'wp:post_type': 'post' })}
</channel></rss>
`;
