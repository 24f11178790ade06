import { useState } from 'react';
import { identityService } from '../session/identity-service.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

/** Render `secondFactorForm` instead of the password form. It's undefined unless the second factor is needed. */
export function useReauthentication() {
  const [step, setStep] = useState<{ secondFactor: SecondFactor; onConfirmed: () => void }>();

  async function reauthenticate(password: string): Promise<void> {
    const { confirmPassword } = await identityService();
    const secondFactor = await confirmPassword(password);
    if (!secondFactor) return;
    await new Promise<void>((resolve) => setStep({ secondFactor, onConfirmed: resolve }));
    setStep(undefined);
  }

  return { reauthenticate, secondFactorForm: step && <SecondFactorForm {...step} /> };
}
