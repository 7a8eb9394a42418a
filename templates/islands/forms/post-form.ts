type Fetch = (address: string, options: RequestInit) => Promise<{ ok: boolean; status: number }>;

const patience = 10_000;
const attempts = 2;

/**
 * Posts a form; returns whether it arrived. Retries once after a lost connection, a server error or ten seconds of
 * silence.
 */
export async function postForm(address: string, body: FormData, fetch: Fetch): Promise<boolean> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const status = await fetch(address, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json' },
      signal: AbortSignal.timeout(patience),
    }).then(
      (response) => (response.ok ? 200 : response.status),
      () => 0,
    );
    if (status === 200) return true;
    if (status >= 400 && status < 500) return false;
  }
  return false;
}
