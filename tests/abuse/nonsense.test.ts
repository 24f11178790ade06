import { gzipSync } from 'node:zlib';
import { type AbuseCase, describeRejections } from './describe-rejections.ts';
import { everyEndpoint } from './endpoints.ts';
import { victim } from './fixture.ts';
import { testUsers } from './identities.ts';
import { send } from './request.ts';

const prepare = () => Promise.all([testUsers(), victim()]);

const bytes = (...values: number[]) => Uint8Array.from(values);
const deep = (opening: string, closing: string) => opening.repeat(5_000) + closing.repeat(5_000);

const nonsense: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  nothing: '',
  'one brace': '{',
  'half an object': '{"email":"x"',
  'half a string': '"x',
  null: 'null',
  true: 'true',
  'a number': '1',
  'a list': '[]',
  'a string': '"x"',
  'not a number': 'NaN',
  infinity: '{"email":Infinity}',
  'a comment': '/* */{}',
  'a trailing comma': '{"email":"x",}',
  'single quotes': "{'email':'x'}",
  'a form': 'email=x&customerData=y',
  XML: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  'five thousand lists': deep('[', ']'),
  'five thousand objects': deep('{"a":', '}').replace('{}', '{"a":1}'),
  'bytes that are not UTF-8': bytes(0x7b, 0xff, 0xfe, 0x22, 0x7d),
  'UTF-16': Uint8Array.from(Buffer.from('{"email":"x"}', 'utf16le')),
  'a NUL': '\u0000',
  'a PNG image': bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'the prototype': '{"__proto__":{"email":"x"}}',
  'the constructor': '{"constructor":{"prototype":{"email":"x"}}}',
};
/** 20 kB that decompress to 20 MB of JSON. */
const bomb = Uint8Array.from(gzipSync(`{"email":"x"}${' '.repeat(20_000_000)}`));

for (const endpoint of everyEndpoint.filter(({ body }) => body !== undefined)) {
  const post = (
    name: string,
    type: string,
    expected: AbuseCase['expected'],
    raw: string | Uint8Array<ArrayBuffer>,
  ): AbuseCase => ({
    name: `${name} as ${type}`,
    expected,
    attempt: async () => {
      const { attackerToken: token } = await testUsers();
      const headers = { 'content-type': type };
      return send(endpoint.template, { method: endpoint.method, token, raw, headers });
    },
  });
  describeRejections(
    `Malformed bodies for ${endpoint.name}`,
    [
      ...Object.entries(nonsense).flatMap(([name, raw]) => [
        // The functions runtime rejects malformed JSON with its own message.
        post(name, 'application/json', { status: 400 }, raw),
        post(name, 'text/plain', 'invalid-input', raw),
      ]),
      ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'].map((type) =>
        post('a form', type, 'invalid-input', 'email=x&customerData=y'),
      ),
      post(
        '70,000 bytes',
        'application/json',
        'payload-too-large',
        `{"x":"${'x'.repeat(70_000)}"}`,
      ),
      post('1,000,000 blanks', 'text/plain', 'payload-too-large', ' '.repeat(1_000_000)),
      ...['gzip', 'GZIP', 'br', 'deflate', 'zstd', 'gzip, br'].map(
        (encoding): AbuseCase => ({
          name: `a body compressed with ${encoding}`,
          expected: 'unsupported-encoding',
          attempt: async () => {
            const { attackerToken: token } = await testUsers();
            const headers = { 'content-encoding': encoding };
            return send(endpoint.template, { method: endpoint.method, token, raw: bomb, headers });
          },
        }),
      ),
    ],
    { prepare, limited: true },
  );
}
