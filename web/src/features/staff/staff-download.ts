import { downloadFile } from '../../shared/api/download-file.ts';
import { withStepUp } from './session/step-up-authentication.ts';

export const downloadForStaff = (path: string, fallbackName: string): Promise<void> =>
  withStepUp(() => downloadFile(path, fallbackName));
