import { type ReactNode, useState } from 'react';
import { identityService } from '../session/identity-service.ts';
import type { SecondFactor } from '../session/second-factor.ts';
import { SecondFactorForm } from './second-factor-form.tsx';

interface Reauthentication {
  reauthenticate: (password: string) => Promise<void>;
  /** Render it instead of the password form. Undefined unless the second factor is needed. */
  secondFactorForm: ReactNode;
}

export function useReauthentication(): Reauthentication {
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
