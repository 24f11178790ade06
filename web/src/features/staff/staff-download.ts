import { useMutation } from '@tanstack/react-query';
import { downloadFile } from '../../shared/api/download-file.ts';
import { withStepUp } from './session/step-up-authentication.ts';

interface StaffDownload {
  path: string;
  fallbackName: string;
}

export function useStaffDownload() {
  return useMutation({
    mutationKey: ['staffDownload'],
    mutationFn: ({ path, fallbackName }: StaffDownload) =>
      withStepUp(() => downloadFile(path, fallbackName)),
  });
}
