const words: Record<string, string> = {
  'gpu-cluster-engineer': 'GPUs?|H100s?|A100s?|HGX|NVLink|NVSwitch|Slurm|NCCL|Kubernetes|InfiniBand|RoCE|DCGM|Redfish|Lustre|burn-in|Xid|CUDA|distributed training|ECC',
  'ai-engineer': 'PyTorch|FSDP|LangChain|retrieval|evaluation|fine-tuning|prompts?|language model|GPUs?|Python',
  'ai-infrastructure-engineer': 'GPUs?|Kubernetes|NCCL|vLLM|Triton|checkpoint|DCGM|Terraform|inference|H100s?|A100s?',
  'mlops-engineer': 'MLflow|Kubeflow|Airflow|drift(?:ed)?|registry|Kubernetes|GPUs?|rolled it back',
  'ml-platform-engineer': 'Kubernetes|quotas?|Kubeflow|feature store|Terraform|GPUs?',
  'platform-engineer': 'Kubernetes|Terraform|Prometheus|Grafana|portal|Ansible',
  'hpc-engineer': 'Slurm|MPI|Lustre|InfiniBand|Spack|fair share|Fortran|nodes?',
  'site-reliability-engineer': 'Prometheus|Kubernetes|Grafana|error-budget|on call|pages|Terraform|capacity plan',
};

/** Finds the words of a seat in a text. */
export function termsOf(roleId: string): RegExp {
  return new RegExp(`\\b(?:${words[roleId] ?? 'GPU'})\\b`, 'g');
}
