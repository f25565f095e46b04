/** Posts JSON to the desk. @returns its answer; the body is null unless the status is 200 */
export async function sendJson<Body>(
  path: string,
  sent: unknown,
): Promise<{ readonly status: number; readonly body: Body | null }> {
  const answer = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sent),
  });
  const isJson = answer.headers.get('content-type')?.includes('json') === true;
  const body: Body | null = answer.ok && isJson ? await answer.json() : null;
  return { status: answer.status, body };
}
