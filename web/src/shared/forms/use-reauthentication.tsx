import { useState } from 'react';
import { identityService } from '../session/identity-service.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

/** While `secondFactorForm` is defined, render it instead of the password form. */
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
