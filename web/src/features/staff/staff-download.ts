import { downloadFile, type FileRequest } from '../../shared/api/download-file.ts';
import { withStepUp } from './session/step-up-authentication.ts';

export const downloadForStaff = (
  path: string,
  fallbackName: string,
  request?: FileRequest,
): Promise<void> => withStepUp(() => downloadFile(path, fallbackName, request));
