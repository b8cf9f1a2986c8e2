struct Node {
    int value;
    Node* next;
};

// Every thread builds a list of its own length on the heap, sums it backwards and frees it.
extern "C" __global__ void lists(int* sums, int* failures)
{
    const int n = threadIdx.x % 7;
    Node* head = nullptr;
    for (int i = 0; i < n; ++i) {
        Node* node = (Node*)malloc(sizeof(Node));
        if (node == nullptr) {
            atomicAdd(failures, 1);
            break;
        }
        node->value = i * threadIdx.x;
        node->next = head;
        head = node;
    }
    int sum = 0;
    while (head != nullptr) {
        Node* next = head->next;
        sum = sum * 3 + head->value;
        free(head);
        head = next;
    }
    sums[blockIdx.x * blockDim.x + threadIdx.x] = sum;
}

extern "C" __global__ void exhaust(unsigned long long bytes, int* got)
{
    int count = 0;
    while (count < 1000 && malloc(bytes) != nullptr)
        ++count;
    *got = count;
}
