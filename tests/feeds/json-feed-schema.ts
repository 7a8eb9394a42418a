const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri' };
const instant = { type: 'string', format: 'date-time' };
const authors = {
  type: 'array',
  items: {
    type: 'object',
    properties: { name: text, url: address, avatar: address },
    minProperties: 1,
    additionalProperties: false,
  },
};

/** Written from https://www.jsonfeed.org/version/1.1/; stricter where it allows any name, to find misspelt ones. */
export const jsonFeedSchema = {
  type: 'object',
  required: ['version', 'title', 'items'],
  properties: {
    version: { const: 'https://jsonfeed.org/version/1.1' },
    title: text,
    home_page_url: address,
    feed_url: address,
    description: text,
    icon: address,
    favicon: address,
    language: { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]+)*$' },
    authors,
    items: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id'],
        anyOf: [{ required: ['content_html'] }, { required: ['content_text'] }],
        properties: {
          id: text,
          url: address,
          external_url: address,
          title: text,
          content_html: text,
          content_text: text,
          summary: text,
          image: address,
          banner_image: address,
          date_published: instant,
          date_modified: instant,
          authors,
          tags: { type: 'array', items: text },
          language: text,
        },
        additionalProperties: false,
      },
    },
  },
  additionalProperties: false,
};
