import { paths } from '../../shared/config/paths.ts';

/** Signs out and goes to the home page, whether or not the sign-out succeeded. */
export async function logOut(): Promise<void> {
  try {
    const { signOut } = await import('../../shared/sign-out/sign-out.ts');
    await signOut();
  } catch (error) {
    console.error('Signing out failed.', { error });
    window.location.assign(paths.home);
  }
}
