import { createHmac, randomBytes } from 'node:crypto';
import { authUrl, projectId } from '@dental-shop/emulators/addresses';
import type { Page, Route } from '@playwright/test';

// The Auth emulator supports only SMS codes as a second factor. This proxy adds TOTP: it checks the app's codes itself
// but tells the emulator to enroll and sign in with a phone number. That way, the emulator still issues the ID tokens,
// including the second factor.

type Body = Record<string, unknown>;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 as in RFC 4648, without padding. */
const newKey = () => [...randomBytes(32)].map((byte) => letters[byte % 32]).join('');

function bytesOf(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The six-digit TOTP code (RFC 6238, SHA-1, 30 s steps) at `time` in ms. */
export function totpCode(key: string, time = Date.now()): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(time / 30_000)));
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0');
}

const isValidCode = (key: string, code: unknown) =>
  [-30_000, 0, 30_000].some((shift) => code === totpCode(key, Date.now() + shift));

async function callAuth(path: string, body: Body): Promise<Body> {
  const address = `${authUrl}/identitytoolkit.googleapis.com/v2/accounts/${path}?key=demo-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const result = (await response.json()) as Body;
  if (!response.ok) throw new Error(JSON.stringify(result));
  return result;
}

async function smsCode(sessionInfo: unknown): Promise<string> {
  const address = `${authUrl}/emulator/v1/projects/${projectId}/verificationCodes`;
  const { verificationCodes } = (await (await fetch(address)).json()) as {
    verificationCodes: { sessionInfo: string; code: string }[];
  };
  return verificationCodes.find((each) => each.sessionInfo === sessionInfo)?.code ?? '';
}

const sessionOf = (result: Body, name: string) => (result[name] as Body).sessionInfo;
const recaptchaToken = 'none';

const headers = { 'access-control-allow-origin': '*' };
const rejectCode = (route: Route) =>
  route.fulfill({ status: 400, headers, json: { error: { code: 400, message: 'INVALID_CODE' } } });

export async function supportAuthenticatorApps(page: Page): Promise<void> {
  const keys = new Map<unknown, string>();
  let enrolled = '';
  const phoneNumber = `+1650555${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;

  await page.route('**/accounts/mfaEnrollment:start?**', async (route) => {
    const { idToken } = route.request().postDataJSON();
    const phoneEnrollmentInfo = { phoneNumber, recaptchaToken };
    const started = await callAuth('mfaEnrollment:start', { idToken, phoneEnrollmentInfo });
    const sessionInfo = sessionOf(started, 'phoneSessionInfo');
    const sharedSecretKey = newKey();
    keys.set(sessionInfo, sharedSecretKey);
    const totpSessionInfo = {
      sharedSecretKey,
      sessionInfo,
      verificationCodeLength: 6,
      hashingAlgorithm: 'SHA1',
      periodSec: 30,
      finalizeEnrollmentTime: new Date(Date.now() + 300_000).toISOString(),
    };
    await route.fulfill({ headers, json: { totpSessionInfo } });
  });

  await page.route('**/accounts/mfaEnrollment:finalize?**', async (route) => {
    const { idToken, displayName, totpVerificationInfo } = route.request().postDataJSON();
    const { sessionInfo, verificationCode } = totpVerificationInfo;
    const key = keys.get(sessionInfo) ?? '';
    if (!isValidCode(key, verificationCode)) return rejectCode(route);
    enrolled = key;
    const code = await smsCode(sessionInfo);
    const phoneVerificationInfo = { sessionInfo, code, phoneNumber };
    const json = await callAuth('mfaEnrollment:finalize', {
      idToken,
      displayName,
      phoneVerificationInfo,
    });
    return route.fulfill({ headers, json });
  });

  // The emulator reports a phone as the second factor, so this shows an authenticator app instead.
  for (const call of ['signInWithPassword', 'lookup']) {
    await page.route(`**/accounts:${call}?**`, async (route) => {
      const response = await route.fetch();
      const text = (await response.text()).replaceAll(/"phoneInfo":\s*"[^"]*"/g, '"totpInfo":{}');
      await route.fulfill({ response, body: text });
    });
  }

  await page.route('**/accounts/mfaSignIn:finalize?**', async (route) => {
    const { mfaPendingCredential, mfaEnrollmentId, totpVerificationInfo } = route
      .request()
      .postDataJSON();
    if (!isValidCode(enrolled, totpVerificationInfo.verificationCode)) return rejectCode(route);
    const started = await callAuth('mfaSignIn:start', {
      mfaPendingCredential,
      mfaEnrollmentId,
      phoneSignInInfo: { recaptchaToken },
    });
    const sessionInfo = sessionOf(started, 'phoneResponseInfo');
    const code = await smsCode(sessionInfo);
    const json = await callAuth('mfaSignIn:finalize', {
      mfaPendingCredential,
      phoneVerificationInfo: { sessionInfo, code },
    });
    return route.fulfill({ headers, json });
  });
}
